/** Addresses of calls: what isn't found among them is answered as a call, not as a page. */
const CALL_ADDRESS = /^\/(no\/auth|web\/site|global|market|demo_requests|businesses)(\/|$|\?)/;
/** A missing file is answered shortly: a page in place of a picture helps nobody. */
const FILE_ADDRESS = /^\/(assets|images)\/|^[^?]*\.(avif|webp|png|jpg|svg|ico|js|css|map|woff2|webm)(\?|$)/;

/** Whether a person reads the answer to this request: then errors are pages too. */
export function wantsPage(method: string, url: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !CALL_ADDRESS.test(url) && !FILE_ADDRESS.test(url);
}
