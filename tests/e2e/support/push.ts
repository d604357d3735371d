import type { Page } from '@playwright/test';

export const ENDPOINT = 'https://push.example/send/phone';

/**
 * Gives pages opened after this call a service worker with push messages, which test browsers lack.
 * @param answer the person's answer to the browser's question
 */
export async function withPush(page: Page, answer: NotificationPermission = 'granted'): Promise<void> {
  await page.addInitScript(
    ({ endpoint, said }) => {
      let permission: NotificationPermission = 'default';
      let isSubscribed = false;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
        unsubscribe: () => Promise.resolve((isSubscribed = false)),
      };
      const pushManager = {
        getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
        subscribe: () => Promise.resolve(((isSubscribed = true), subscription)),
      };
      const registration = { active: { scriptURL: '/sw.js' }, pushManager };
      const container = Object.assign(new EventTarget(), {
        controller: null,
        getRegistration: () => Promise.resolve(registration),
        register: () => Promise.reject(new Error('none in this test')),
      });
      Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
      Object.defineProperty(window, 'PushManager', { value: Object, configurable: true });
      Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true });
      Notification.requestPermission = () => {
        document.documentElement.dataset['asked'] = 'yes';
        return Promise.resolve((permission = said));
      };
    },
    { endpoint: ENDPOINT, said: answer },
  );
}
