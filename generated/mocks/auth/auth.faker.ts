/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AuthLoginClinic200 } from '../../models/auth-login-clinic200.ts';
import type { AuthLoginDoctor200 } from '../../models/auth-login-doctor200.ts';
import type { AuthLoginPatient200 } from '../../models/auth-login-patient200.ts';
import type { AuthMe200 } from '../../models/auth-me200.ts';
import type { PasswordCodeConfirm200 } from '../../models/password-code-confirm200.ts';
import type { PasswordCodeSend200 } from '../../models/password-code-send200.ts';
import type { RegisterCodeConfirm200 } from '../../models/register-code-confirm200.ts';
import type { RegisterCodeSend200 } from '../../models/register-code-send200.ts';
import type { RegisterCompleteClinic201 } from '../../models/register-complete-clinic201.ts';
import type { RegisterCompleteDoctor201 } from '../../models/register-complete-doctor201.ts';
import type { RegisterCompletePatient201 } from '../../models/register-complete-patient201.ts';

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

export const getPasswordCodeSendResponseMock = (): PasswordCodeSend200 => ({
  data: { hash: 'pass-4b7d0e91c3a8425f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getPasswordCodeConfirmResponseMock = (): PasswordCodeConfirm200 => ({
  data: { hash: 'pass-4b7d0e91c3a8425f' },
});

export const getRegisterCodeSendResponseMock = (): RegisterCodeSend200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' },
});

export const getRegisterCodeConfirmResponseMock = (): RegisterCodeConfirm200 => ({
  data: { hash: 'reg-9c41f0a2b7d84e6f', actions: ['create_user', 'create_doctor', 'create_clinic'] },
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
