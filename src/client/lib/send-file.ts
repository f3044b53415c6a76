import type { Answer, CallName, Input } from '#contract/calls.ts';
import { callAddress } from '#contract/request.ts';
import { ApiError, failureOf } from './api-error.ts';

/** A slow connection may need this long for ten megabytes. */
const LONGEST_MS = 5 * 60_000;

/**
 * Uploads a file. `fetch` doesn't report upload progress, so this uses XMLHttpRequest. Progress goes from 0 to 1.
 */
export function sendFile<N extends CallName>(
  name: N,
  params: Input<N>['params'],
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  query?: Record<string, number>,
): Promise<Answer<N>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', callAddress(name, params as Record<string, string>, query));
    request.responseType = 'json';
    request.timeout = LONGEST_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const failure = failureOf(request.status, request.response);
      if (failure) reject(failure);
      else resolve(request.response as Answer<N>);
    });
    const broken = () => reject(ApiError.unreachable());
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, broken);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
