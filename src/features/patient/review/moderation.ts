const TWO_DAYS = 48 * 60 * 60 * 1000;

/** Until when moderators read a review that was sent at that moment; epoch milliseconds. */
export function moderationDue(sentAt: number): number {
  return sentAt + TWO_DAYS;
}
