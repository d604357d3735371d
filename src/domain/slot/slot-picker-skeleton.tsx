const times = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The skeleton of the picker in a panel. */
export function SlotPickerSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="my-2.5 h-6 w-24 rounded-badge bg-sunken" />
      <DaysSkeleton />
    </div>
  );
}

/** Of its days and times alone, while one leafs on. */
export function DaysSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Загружаем свободное время</span>
      <div className="grid grid-cols-7 gap-1">
        {times.map((key) => (
          <div key={key} className="h-17 rounded-control bg-sunken" />
        ))}
      </div>
      <div className="h-5 w-12 rounded-badge bg-sunken" />
      <div className="grid grid-cols-4 gap-2">
        {times.map((key) => (
          <div key={key} className="h-10 rounded-control bg-sunken phone:h-11" />
        ))}
      </div>
    </div>
  );
}
