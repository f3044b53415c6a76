import { useState } from 'react';
import type { Coordinates } from '#rules/stores/distance.ts';
import { notifyError } from '#client/ui/toast-store.ts';

const PATIENCE = 10_000;
const NOT_FOUND = 'We could not find out where you are. Type a town or a postcode instead.';
const NOT_ALLOWED = 'Your browser does not tell us where you are. Type a town or a postcode instead.';

/**
 * The place that the visitor's device reports. It is read when the visitor asks for it, and stays in the
 * browser.
 */
export function useHere() {
  const [here, setHere] = useState<Coordinates>();
  const [isAsking, setIsAsking] = useState(false);
  function ask() {
    if (!('geolocation' in navigator)) {
      notifyError(NOT_FOUND);
      return;
    }
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsAsking(false);
        setHere({ latitude, longitude });
      },
      (error) => {
        setIsAsking(false);
        notifyError(error.code === error.PERMISSION_DENIED ? NOT_ALLOWED : NOT_FOUND);
      },
      { timeout: PATIENCE, maximumAge: 5 * 60_000 },
    );
  }
  return { here, isAsking, ask, forget: () => setHere(undefined) };
}
