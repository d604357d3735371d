import { parseSearchWith, useSearch } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useMemo } from 'react';
import * as v from 'valibot';
import { useDoctorFull, useDoctorServices } from '#generated/api/public-doctors/public-doctors.ts';
import { useClinicSampling } from '#generated/api/public-sampling/public-sampling.ts';
import { useGuestSlotHoldCreate, useGuestSlotHoldDelete } from '#generated/api/public-slot-holds/public-slot-holds.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { GuestSlotHoldRequest } from '#generated/models/guest-slot-hold-request.ts';
import type { GuestSlotHold } from '#generated/models/guest-slot-hold.ts';
import type { Service } from '#generated/models/service.ts';
import { payerOf, payText } from '@/domain/service/funding-text';
import { sampledService } from '@/domain/service/several-analyses';
import { guestHoldId, type SlotHoldState, useHolding } from '@/domain/slot/slot-holds';
import { ownHold } from '@/features/auth/session/device-person';
import { dataOf } from '@/shared/api/load';
import { now } from '@/shared/format/now';
import { price } from '@/shared/format/price';
import { epoch } from '@/shared/format/zone';
import { onReturn } from '@/shared/on-return';
import { session } from '@/shared/session/session';
import { bookingSearch, type OpenChoice, servicesAsked, wholeChoice } from '@/shared/url/booking-search';
import { internalPath } from '@/shared/url/redirect-param';
import { silentFailure } from '@/shared/write/failure';

/** The slot that a visitor chose before the login. */
export interface ChosenSlot {
  readonly choice: OpenChoice;
  readonly offer: ChosenOffer;
  readonly hold: SlotHoldState<GuestHold>;
  /** Holds the slot again after another tab has replaced the hold with its own. */
  readonly holdAgain: () => void;
}

const ChosenSlotContext = createContext<ChosenSlot | undefined>(undefined);

/** The slot chosen before the login; undefined if the visitor doesn't come from a booking. */
export function useChosenSlot(): ChosenSlot | undefined {
  return use(ChosenSlotContext);
}

/**
 * Context for the pages of login, registration and recovery. The visitor keeps the same hold on all
 * these pages.
 */
export function ChosenSlotProvider({ children }: { readonly children: ReactNode }) {
  const { redirect } = useSearch({ strict: false });
  const choice = useMemo(() => slotInRedirect(redirect), [redirect]);
  const offer = useChosenOffer(choice);
  const { doctorId } = offer;
  const { state: hold, askAgain: holdAgain } = useGuestHold(
    choice?.startsAt !== undefined && doctorId !== undefined
      ? { doctor_id: doctorId, filial_id: choice.filial, ...servicesAsked(choice), starts_at: choice.startsAt }
      : undefined,
  );
  const chosen = useMemo(() => choice && { choice, offer, hold, holdAgain }, [choice, offer, hold, holdAgain]);
  return <ChosenSlotContext value={chosen}>{children}</ChosenSlotContext>;
}

const BOOKING = '/fo/patient/schedule-record';
const WAITLIST = '/fo/patient/waitlist';
/** Parser of search params, the same as the router's. */
const parseSearch = parseSearchWith(JSON.parse);

/**
 * What the visitor has chosen, if `redirect` leads to the booking or the waitlist. For the waitlist
 * it has no start time.
 */
export function slotInRedirect(redirect: string | undefined): OpenChoice | undefined {
  const path = internalPath(redirect);
  if (path === undefined) return undefined;
  const { pathname, search } = new URL(path, 'https://internal.invalid');
  const page = pathname.replace(/\/$/, '');
  const params = v.parse(bookingSearch, parseSearch(search));
  if (page === BOOKING) return wholeChoice(params);
  const { doctor, filial, service } = params;
  const whole = doctor !== undefined && filial !== undefined && service !== undefined;
  return page === WAITLIST && whole ? { doctor, filial, service, startsAt: undefined } : undefined;
}

/**
 * Data about what the visitor has chosen. Each field is undefined until its request is answered.
 */
interface ChosenOffer {
  /** Id of the doctor; null if a filial takes a sample without a doctor. */
  readonly doctorId: number | null | undefined;
  /** The doctor or the clinic. */
  readonly host: ChosenHost | undefined;
  readonly service: Service | undefined;
  /** Price as text: «12 500 ₸», «По ОСМС бесплатно». */
  readonly price: string | undefined;
}

interface ChosenHost {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly shape: 'round' | 'square';
}

const quiet = { meta: { silent: true } };

/** Loads the doctor or clinic, the service and the price of what the visitor has chosen. */
function useChosenOffer(choice: OpenChoice | undefined): ChosenOffer {
  const { doctor: doctorSlug, clinic: clinicSlug } = choice ?? {};
  const asked = { ...quiet, enabled: doctorSlug !== undefined };
  const { data: doctor } = useDoctorFull(doctorSlug ?? '', undefined, {
    query: { ...asked, select: dataOf },
  });
  const { data: link } = useDoctorServices(doctorSlug ?? '', {
    query: {
      ...asked,
      select: ({ data }) =>
        data.find(({ filial_id, service }) => filial_id === choice?.filial && service.id === choice.service),
    },
  });
  const { data: sampling } = useClinicSampling(clinicSlug ?? '', servicesAsked(choice ?? {}), {
    query: { ...quiet, enabled: clinicSlug !== undefined, select: dataOf },
  });

  return useMemo(() => {
    if (clinicSlug === undefined) return ofDoctor(doctor, link, choice?.payer);
    const place = sampling?.places.find(({ id }) => id === choice?.filial);
    return {
      doctorId: null,
      host: place && { id: place.id, name: place.title, picture: place.logo, shape: 'square' },
      service: sampling && sampledService(sampling),
      price: place && price(place.price),
    };
  }, [clinicSlug, choice?.filial, choice?.payer, doctor, link, sampling]);
}

function ofDoctor(
  doctor: DoctorFull | undefined,
  link: DoctorService | undefined,
  payer: OpenChoice['payer'],
): ChosenOffer {
  return {
    doctorId: doctor?.id,
    host: doctor && {
      id: doctor.id,
      name: `${doctor.second_name} ${doctor.first_name}`,
      picture: doctor.avatar,
      shape: 'round',
    },
    service: link?.service,
    price: link && payText(link, payerOf(link.funding, payer)),
  };
}

/** The slot in the format of the contract's request. */
type GuestSlot = Omit<GuestSlotHoldRequest, 'hold_id'>;

type GuestHold = Pick<GuestSlotHold, 'id' | 'expires_at' | 'prolong_until'>;

/**
 * Interval in ms between the requests that prolong the hold. After each request a hold lasts five
 * minutes, so the hold isn't lost if one request is slow.
 */
const PROLONG_EVERY = 2 * 60_000;

/**
 * Holds a slot while a visitor logs in. The hold is prolonged while the page is visible, and
 * released when the visitor leaves without logging in. After a login the booking takes the hold
 * over by its id (`guestHoldId`).
 */
function useGuestHold(slot: GuestSlot | undefined) {
  const { mutateAsync: ask } = useGuestSlotHoldCreate(silentFailure);
  const { mutateAsync: release } = useGuestSlotHoldDelete(silentFailure);
  return useHolding<GuestSlot, GuestHold>(slot, {
    take: async (request) => {
      const hold_id = guestHoldId.get();
      try {
        const { data: hold } = await ask({ data: { ...request, ...(hold_id !== undefined && { hold_id }) } });
        // The contract allows one guest hold per browser, and another tab may have replaced this
        // hold meanwhile.
        if (guestHoldId.get() === hold_id) guestHoldId.keep(hold.id);
        return hold;
      } catch (error) {
        // A user whose session has expired during the booking still holds this slot.
        const own = ownHold.of(request);
        if (own !== undefined) return { ...own, prolong_until: own.expires_at };
        throw error;
      }
    },
    release: async ({ id }) => {
      if (id !== guestHoldId.get() || session.get().accessToken !== null) return;
      guestHoldId.forget();
      await release({ id });
    },
    watch: ({ hold, renew, end }) => {
      let lastAsked = now();
      const isOthers = (): boolean => {
        const id = guestHoldId.get();
        const held = hold();
        return held !== undefined && id !== undefined && id !== held.id;
      };
      // While the page is hidden, the hold isn't prolonged. While the page is visible, the hold is
      // prolonged until the last moment that the server allows.
      const prolong = (): void => {
        const held = hold();
        if (isOthers()) end({ kind: 'ended', why: 'chosen' });
        else if (held?.id === guestHoldId.get() && held && epoch(held.prolong_until) <= now()) end({ kind: 'over' });
        else if (document.visibilityState === 'visible' && now() - lastAsked >= PROLONG_EVERY / 2) {
          lastAsked = now();
          renew();
        }
      };
      const follow = (): void => {
        if (isOthers()) end({ kind: 'ended', why: 'chosen' });
        // This tab and another tab with the same slot share the hold. If the other tab releases the
        // hold, this tab holds the slot again.
        else if (hold() !== undefined && guestHoldId.get() === undefined && session.get().accessToken === null) renew();
      };
      const timer = setInterval(prolong, PROLONG_EVERY);
      const ends = [() => clearInterval(timer), onReturn(prolong), guestHoldId.onElsewhere(follow)];
      return () => {
        for (const stop of ends) stop();
      };
    },
  });
}
