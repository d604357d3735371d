/** When one calls 103 whatever the symptom is, for adults and for children. */
export function EmergencyWords() {
  return (
    <>
      <p>
        <strong className="font-semibold">Звоните 103</strong>, если человек потерял сознание или не&nbsp;может дышать,
        сильно болит в&nbsp;груди, перекосило лицо, нарушилась речь, ослабела рука или нога, идёт сильное кровотечение.
      </p>
      <p className="mt-1.5">
        <strong className="font-semibold">Ребёнку</strong> ещё и&nbsp;тогда, когда у&nbsp;него судороги, он&nbsp;вялый,
        его трудно разбудить, дышит с&nbsp;трудом, не&nbsp;пьёт, сыпь не&nbsp;бледнеет под стаканом, младше
        3&nbsp;месяцев и&nbsp;38° или выше.
      </p>
    </>
  );
}
