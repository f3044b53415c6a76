/// <reference types="google.maps" />

declare global {
  interface Window {
    threefoldMapIsReady?: () => void;
    /** Google calls this if it refuses the key. */
    gm_authFailure?: () => void;
  }
}

const PATIENCE = 12_000;

let loading: Promise<google.maps.MapsLibrary> | undefined;

/** Loads Google's script once. After a failure it is loaded again the next time. */
export function loadGoogleMaps(key: string): Promise<google.maps.MapsLibrary> {
  loading ??= load(key).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function load(key: string): Promise<google.maps.MapsLibrary> {
  await new Promise<void>((resolve, reject) => {
    const query = new URLSearchParams({
      key,
      v: 'weekly',
      loading: 'async',
      language: 'en-GB',
      region: 'GB',
    });
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of Google Maps did not come'));
    };
    window.threefoldMapIsReady = resolve;
    script.src = `https://maps.googleapis.com/maps/api/js?${query.toString()}&callback=threefoldMapIsReady`;
    script.async = true;
    script.addEventListener('error', fail);
    setTimeout(fail, PATIENCE);
    document.head.append(script);
  });
  return google.maps.importLibrary('maps');
}
