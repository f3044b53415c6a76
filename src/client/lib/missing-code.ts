const RELOADED = 'reloaded-for-code';

/**
 * After a release, files that this page refers to may be gone from the server. Reloading the page fetches the new ones.
 * Only once: if that does not help, the error page offers a retry.
 */
export function reloadOnMissingCode(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(RELOADED) === location.href) return;
      sessionStorage.setItem(RELOADED, location.href);
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
