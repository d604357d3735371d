/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { DoctorAvatarUpdateAnswer } from '../../models/doctor-avatar-update-answer.ts';
import type { DoctorCertificateCreateAnswer } from '../../models/doctor-certificate-create-answer.ts';
import type { DoctorCertificateUpdateAnswer } from '../../models/doctor-certificate-update-answer.ts';
import type { DoctorContactInfoUpdateAnswer } from '../../models/doctor-contact-info-update-answer.ts';
import type { DoctorDescriptionUpdateAnswer } from '../../models/doctor-description-update-answer.ts';
import type { DoctorEducationCreateAnswer } from '../../models/doctor-education-create-answer.ts';
import type { DoctorEducationUpdateAnswer } from '../../models/doctor-education-update-answer.ts';
import type { DoctorNameUpdateAnswer } from '../../models/doctor-name-update-answer.ts';
import type { DoctorProfileInfoAnswer } from '../../models/doctor-profile-info-answer.ts';
import type { DoctorQualificationUpdateAnswer } from '../../models/doctor-qualification-update-answer.ts';
import type { DoctorReceptionUpdateAnswer } from '../../models/doctor-reception-update-answer.ts';
import type { DoctorWorkExperienceCreateAnswer } from '../../models/doctor-work-experience-create-answer.ts';
import type { DoctorWorkExperienceUpdateAnswer } from '../../models/doctor-work-experience-update-answer.ts';

export const getDoctorProfileInfoResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorContactInfoUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorWorkExperienceCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorWorkExperienceUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorEducationCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorEducationUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorDescriptionUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorAvatarUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorNameUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorReceptionUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorQualificationUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorCertificateCreateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorCertificateUpdateResponseMock = () =>
  (() => {
    throw new Error('mocks/implement.ts gives no resolver');
  })();

export const getDoctorProfileInfoMockHandler = (
  overrideResponse?:
    | DoctorProfileInfoAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorProfileInfoAnswer> | DoctorProfileInfoAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler = (
  overrideResponse?:
    | DoctorContactInfoUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorContactInfoUpdateAnswer> | DoctorContactInfoUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler = (
  overrideResponse?:
    | DoctorWorkExperienceCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorWorkExperienceCreateAnswer> | DoctorWorkExperienceCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceUpdateMockHandler = (
  overrideResponse?:
    | DoctorWorkExperienceUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorWorkExperienceUpdateAnswer> | DoctorWorkExperienceUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler = (
  overrideResponse?:
    | DoctorEducationCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorEducationCreateAnswer> | DoctorEducationCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorEducationUpdateMockHandler = (
  overrideResponse?:
    | DoctorEducationUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorEducationUpdateAnswer> | DoctorEducationUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler = (
  overrideResponse?:
    | DoctorDescriptionUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorDescriptionUpdateAnswer> | DoctorDescriptionUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler = (
  overrideResponse?:
    | DoctorAvatarUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAvatarUpdateAnswer> | DoctorAvatarUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorNameUpdateMockHandler = (
  overrideResponse?:
    | DoctorNameUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorNameUpdateAnswer> | DoctorNameUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/update/name',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNameUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorReceptionUpdateMockHandler = (
  overrideResponse?:
    | DoctorReceptionUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorReceptionUpdateAnswer> | DoctorReceptionUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/update/reception',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorReceptionUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationUpdateMockHandler = (
  overrideResponse?:
    | DoctorQualificationUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorQualificationUpdateAnswer> | DoctorQualificationUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/update/qualification',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorCertificateCreateMockHandler = (
  overrideResponse?:
    | DoctorCertificateCreateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorCertificateCreateAnswer> | DoctorCertificateCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/certificates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorCertificateCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorCertificateUpdateMockHandler = (
  overrideResponse?:
    | DoctorCertificateUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorCertificateUpdateAnswer> | DoctorCertificateUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/profile/certificates/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorCertificateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorCertificateDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/certificates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getDoctorProfileMock = () => [
  getDoctorProfileInfoMockHandler(),
  getDoctorContactInfoUpdateMockHandler(),
  getDoctorWorkExperienceCreateMockHandler(),
  getDoctorWorkExperienceUpdateMockHandler(),
  getDoctorWorkExperienceDeleteMockHandler(),
  getDoctorEducationCreateMockHandler(),
  getDoctorEducationUpdateMockHandler(),
  getDoctorEducationDeleteMockHandler(),
  getDoctorDescriptionUpdateMockHandler(),
  getDoctorAvatarUpdateMockHandler(),
  getDoctorNameUpdateMockHandler(),
  getDoctorReceptionUpdateMockHandler(),
  getDoctorQualificationUpdateMockHandler(),
  getDoctorCertificateCreateMockHandler(),
  getDoctorCertificateUpdateMockHandler(),
  getDoctorCertificateDeleteMockHandler(),
];
