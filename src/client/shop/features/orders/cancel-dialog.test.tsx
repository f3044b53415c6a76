import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { lostWords } from './lost-words.ts';

const ACCEPTED = 'The store accepted this order at 2:03 PM. Please look again.';
const moved = (message: string, state: string) =>
  new ApiError(409, message, {}, false, [], { state, version: 3 });

/** The texts of the buttons, without the cross in the corner. */
function shown(error: unknown) {
  const html = renderToStaticMarkup(
    <CancelDialog
      open
      words="£149.00 goes back to the card or account you paid with."
      failure={error instanceof ApiError ? error.message : undefined}
      lost={lostWords(error)}
      onClose={() => undefined}
      onCancel={vi.fn<() => Promise<void>>()}
    />,
  );
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)]
    .map(([, inner = '']) => inner.replaceAll(/<[^>]+>/g, ''))
    .filter((words) => words !== '');
  return { text: html.replaceAll(/<[^>]+>/g, ' '), buttons };
}

it('says only what happened where the store was faster, with one button', () => {
  const { text, buttons } = shown(moved(ACCEPTED, 'preparing'));
  expect(text).toContain(
    'The store accepted this order at 2:03 PM. It was not cancelled, so no money goes back to you.',
  );
  expect(text).not.toContain('£149.00');
  expect(text).not.toContain('Nothing was taken');
  expect(buttons).toEqual(['See the order']);
});

it('promises nothing about the money of an order that was cancelled elsewhere', () => {
  const { text } = shown(moved('You cancelled this order at 2:03 PM. Please look again.', 'refunded'));
  expect(text).toContain('You cancelled this order at 2:03 PM.');
  expect(text).not.toContain('no money');
});

it('can be tried again where the shop could not be reached', () => {
  const { text, buttons } = shown(ApiError.unreachable());
  expect(text).toContain('£149.00 goes back');
  expect(buttons).toEqual(['Cancel the order', 'Keep it']);
});
