/** Paths of API calls. A path that doesn't exist gets a JSON error, not a page. */
const CALL_ADDRESS = /^\/(no\/auth|web\/site|global|market|demo_requests|businesses)(\/|$|\?)/;
/** Addresses of files. A missing file gets a short error, not a page. */
const FILE_ADDRESS = /^\/(assets|images)\/|^[^?]*\.(avif|webp|png|jpg|svg|ico|js|css|map|woff2|webm)(\?|$)/;

/** Whether a browser opened this address as a page. Then errors are pages too. */
export function wantsPage(method: string, url: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !CALL_ADDRESS.test(url) && !FILE_ADDRESS.test(url);
}
