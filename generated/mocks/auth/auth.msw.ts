/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { AuthLoginClinic200 } from '../../models/auth-login-clinic200.ts';
import type { AuthLoginDoctor200 } from '../../models/auth-login-doctor200.ts';
import type { AuthLoginPatient200 } from '../../models/auth-login-patient200.ts';
import type { AuthMe200 } from '../../models/auth-me200.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { PasswordCodeConfirm200 } from '../../models/password-code-confirm200.ts';
import type { PasswordCodeSend200 } from '../../models/password-code-send200.ts';
import type { RegisterCodeConfirm200 } from '../../models/register-code-confirm200.ts';
import type { RegisterCodeSend200 } from '../../models/register-code-send200.ts';
import type { RegisterCompleteClinic201 } from '../../models/register-complete-clinic201.ts';
import type { RegisterCompleteDoctor201 } from '../../models/register-complete-doctor201.ts';
import type { RegisterCompletePatient201 } from '../../models/register-complete-patient201.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

export const getAuthMeResponseMock = (): AuthMe200 => ({
  data: {
    user: {
      id: 1,
      avatar: null,
      full_name: 'Осипова Елена Игоревна',
      email: 'patient@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getAuthMeResponseMock200 = (): AuthMe200 => ({
  data: {
    user: {
      id: 1,
      avatar: null,
      full_name: 'Осипова Елена Игоревна',
      email: 'patient@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getAuthMeResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getAuthMeResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getAuthLogoutResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getAuthLogoutResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getAuthLoginPatientResponseMock = (): AuthLoginPatient200 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Осипова Елена Игоревна',
      email: 'patient@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getAuthLoginPatientResponseMock200 = (): AuthLoginPatient200 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Осипова Елена Игоревна',
      email: 'patient@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getAuthLoginPatientResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getAuthLoginPatientResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getAuthLoginPatientResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getAuthLoginDoctorResponseMock = (): AuthLoginDoctor200 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Серикова Айгуль Маратовна',
      email: 'doctor@demo.kz',
      roles: [{ name: 'doctor' }],
    },
  },
});

export const getAuthLoginDoctorResponseMock200 = (): AuthLoginDoctor200 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Серикова Айгуль Маратовна',
      email: 'doctor@demo.kz',
      roles: [{ name: 'doctor' }],
    },
  },
});

export const getAuthLoginDoctorResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getAuthLoginDoctorResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getAuthLoginDoctorResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getAuthLoginClinicResponseMock = (): AuthLoginClinic200 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Ахметова Сауле Ерлановна',
      email: 'clinic@demo.kz',
      roles: [{ name: 'clinic' }],
    },
  },
});

export const getAuthLoginClinicResponseMock200 = (): AuthLoginClinic200 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 1,
      avatar: null,
      full_name: 'Ахметова Сауле Ерлановна',
      email: 'clinic@demo.kz',
      roles: [{ name: 'clinic' }],
    },
  },
});

export const getAuthLoginClinicResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getAuthLoginClinicResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getAuthLoginClinicResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPasswordUpdateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getPasswordUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getPasswordUpdateResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getPasswordUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPasswordCodeSendResponseMock = (): PasswordCodeSend200 => ({
  data: { hash: 'pass-4b7d0e91c3a8425f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getPasswordCodeSendResponseMock200 = (): PasswordCodeSend200 => ({
  data: { hash: 'pass-4b7d0e91c3a8425f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getPasswordCodeSendResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getPasswordCodeSendResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getPasswordCodeSendResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPasswordCodeConfirmResponseMock = (): PasswordCodeConfirm200 => ({
  data: { hash: 'pass-4b7d0e91c3a8425f' },
});

export const getPasswordCodeConfirmResponseMock200 = (): PasswordCodeConfirm200 => ({
  data: { hash: 'pass-4b7d0e91c3a8425f' },
});

export const getPasswordCodeConfirmResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getPasswordCodeConfirmResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getPasswordCodeConfirmResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPasswordResetResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getPasswordResetResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getPasswordResetResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getRegisterCodeSendResponseMock = (): RegisterCodeSend200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getRegisterCodeSendResponseMock200 = (): RegisterCodeSend200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getRegisterCodeSendResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getRegisterCodeSendResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getRegisterCodeSendResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getRegisterCodeConfirmResponseMock = (): RegisterCodeConfirm200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', actions: ['create_user', 'create_doctor', 'create_clinic'] },
});

export const getRegisterCodeConfirmResponseMock200 = (): RegisterCodeConfirm200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', actions: ['create_user', 'create_doctor', 'create_clinic'] },
});

export const getRegisterCodeConfirmResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getRegisterCodeConfirmResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getRegisterCodeConfirmResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getRegisterCompletePatientResponseMock = (): RegisterCompletePatient201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getRegisterCompletePatientResponseMock201 = (): RegisterCompletePatient201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'user' }],
    },
  },
});

export const getRegisterCompletePatientResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getRegisterCompletePatientResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getRegisterCompletePatientResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getRegisterCompleteDoctorResponseMock = (): RegisterCompleteDoctor201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'doctor' }],
    },
  },
});

export const getRegisterCompleteDoctorResponseMock201 = (): RegisterCompleteDoctor201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'doctor' }],
    },
  },
});

export const getRegisterCompleteDoctorResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getRegisterCompleteDoctorResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getRegisterCompleteDoctorResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getRegisterCompleteClinicResponseMock = (): RegisterCompleteClinic201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'clinic' }],
    },
  },
});

export const getRegisterCompleteClinicResponseMock201 = (): RegisterCompleteClinic201 => ({
  data: {
    access_token: 'demo-3f6c2a7b9d1e4850',
    user: {
      id: 9001,
      avatar: null,
      full_name: 'Нурланова Асель Маратовна',
      email: 'new@demo.kz',
      roles: [{ name: 'clinic' }],
    },
  },
});

export const getRegisterCompleteClinicResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getRegisterCompleteClinicResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getRegisterCompleteClinicResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getAuthMeMockHandler = (
  overrideResponse?:
    | AuthMe200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthMe200> | AuthMe200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/me',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthMeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthMeMockHandler200 = (
  overrideResponse?:
    | AuthMe200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthMe200> | AuthMe200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/me',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthMeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthMeMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/me',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthMeResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getAuthMeMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/me',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthMeResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLogoutMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getAuthLogoutMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getAuthLogoutMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLogoutResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getAuthLogoutMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLogoutResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginPatientMockHandler = (
  overrideResponse?:
    | AuthLoginPatient200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginPatient200> | AuthLoginPatient200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginPatientResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginPatientMockHandler200 = (
  overrideResponse?:
    | AuthLoginPatient200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginPatient200> | AuthLoginPatient200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginPatientResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginPatientMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginPatientResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAuthLoginPatientMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginPatientResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getAuthLoginPatientMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginPatientResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginDoctorMockHandler = (
  overrideResponse?:
    | AuthLoginDoctor200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginDoctor200> | AuthLoginDoctor200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginDoctorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginDoctorMockHandler200 = (
  overrideResponse?:
    | AuthLoginDoctor200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginDoctor200> | AuthLoginDoctor200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginDoctorResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginDoctorMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginDoctorResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAuthLoginDoctorMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginDoctorResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getAuthLoginDoctorMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginDoctorResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginClinicMockHandler = (
  overrideResponse?:
    | AuthLoginClinic200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginClinic200> | AuthLoginClinic200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginClinicResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginClinicMockHandler200 = (
  overrideResponse?:
    | AuthLoginClinic200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthLoginClinic200> | AuthLoginClinic200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginClinicResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAuthLoginClinicMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginClinicResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAuthLoginClinicMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginClinicResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getAuthLoginClinicMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/login/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAuthLoginClinicResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordUpdateMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getPasswordUpdateMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getPasswordUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPasswordUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPasswordUpdateMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordUpdateResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getPasswordUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/auth/password',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeSendMockHandler = (
  overrideResponse?:
    | PasswordCodeSend200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasswordCodeSend200> | PasswordCodeSend200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeSendMockHandler200 = (
  overrideResponse?:
    | PasswordCodeSend200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasswordCodeSend200> | PasswordCodeSend200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeSendResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeSendMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeSendResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPasswordCodeSendMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeSendResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getPasswordCodeSendMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeSendResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeConfirmMockHandler = (
  overrideResponse?:
    | PasswordCodeConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasswordCodeConfirm200> | PasswordCodeConfirm200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeConfirmResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeConfirmMockHandler200 = (
  overrideResponse?:
    | PasswordCodeConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasswordCodeConfirm200> | PasswordCodeConfirm200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeConfirmResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordCodeConfirmMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeConfirmResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPasswordCodeConfirmMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeConfirmResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getPasswordCodeConfirmMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordCodeConfirmResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordResetMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getPasswordResetMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getPasswordResetMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordResetResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getPasswordResetMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordResetResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPasswordResetMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/password/reset',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordResetResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeSendMockHandler = (
  overrideResponse?:
    | RegisterCodeSend200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterCodeSend200> | RegisterCodeSend200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeSendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeSendMockHandler200 = (
  overrideResponse?:
    | RegisterCodeSend200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterCodeSend200> | RegisterCodeSend200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeSendResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeSendMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeSendResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRegisterCodeSendMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeSendResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getRegisterCodeSendMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeSendResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeConfirmMockHandler = (
  overrideResponse?:
    | RegisterCodeConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCodeConfirm200> | RegisterCodeConfirm200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeConfirmResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeConfirmMockHandler200 = (
  overrideResponse?:
    | RegisterCodeConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCodeConfirm200> | RegisterCodeConfirm200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeConfirmResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCodeConfirmMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeConfirmResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRegisterCodeConfirmMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeConfirmResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getRegisterCodeConfirmMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/code-confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCodeConfirmResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCompletePatientMockHandler = (
  overrideResponse?:
    | RegisterCompletePatient201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompletePatient201> | RegisterCompletePatient201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompletePatientResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompletePatientMockHandler201 = (
  overrideResponse?:
    | RegisterCompletePatient201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompletePatient201> | RegisterCompletePatient201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompletePatientResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompletePatientMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompletePatientResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRegisterCompletePatientMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompletePatientResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRegisterCompletePatientMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/patient',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompletePatientResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCompleteDoctorMockHandler = (
  overrideResponse?:
    | RegisterCompleteDoctor201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteDoctor201> | RegisterCompleteDoctor201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteDoctorResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompleteDoctorMockHandler201 = (
  overrideResponse?:
    | RegisterCompleteDoctor201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteDoctor201> | RegisterCompleteDoctor201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteDoctorResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompleteDoctorMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteDoctorResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRegisterCompleteDoctorMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteDoctorResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRegisterCompleteDoctorMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/doctor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteDoctorResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegisterCompleteClinicMockHandler = (
  overrideResponse?:
    | RegisterCompleteClinic201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteClinic201> | RegisterCompleteClinic201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteClinicResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompleteClinicMockHandler201 = (
  overrideResponse?:
    | RegisterCompleteClinic201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegisterCompleteClinic201> | RegisterCompleteClinic201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteClinicResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getRegisterCompleteClinicMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteClinicResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRegisterCompleteClinicMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteClinicResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRegisterCompleteClinicMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/auth/register/complete/clinic',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRegisterCompleteClinicResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAuthMock = () => [
  getAuthMeMockHandler(),
  getAuthLogoutMockHandler(),
  getAuthLoginPatientMockHandler(),
  getAuthLoginDoctorMockHandler(),
  getAuthLoginClinicMockHandler(),
  getPasswordUpdateMockHandler(),
  getPasswordCodeSendMockHandler(),
  getPasswordCodeConfirmMockHandler(),
  getPasswordResetMockHandler(),
  getRegisterCodeSendMockHandler(),
  getRegisterCodeConfirmMockHandler(),
  getRegisterCompletePatientMockHandler(),
  getRegisterCompleteDoctorMockHandler(),
  getRegisterCompleteClinicMockHandler(),
];
