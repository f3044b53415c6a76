const RELOADED = 'reloaded-for-code';

/**
 * After a release the code that this page knows may be gone from the server. Loading the page anew fetches the
 * present one. Once only: if that does not help, the error page says so and offers a retry.
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
