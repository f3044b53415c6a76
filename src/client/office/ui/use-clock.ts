import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time of now. Deadlines are shown in minutes, so it is updated while the page is open. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
