import { expect, it } from 'vitest';
import { editsAfter, isOwnSave, type Sent } from './own-save.ts';

const sent: Sent<'name' | 'questions'> = {
  version: 4,
  values: { name: 'Case', questions: '[{"title":"Size"}]' },
  was: { name: 'Old', questions: '[]' },
};
/** The server has given the question an id. */
const saved = { name: 'Case', questions: '[{"id":7,"title":"Size"}]' };

it.each([
  ['saved, with a value in another form', { version: 5, values: saved }, true],
  ['not saved yet', { version: 4, values: sent.was }, false],
  ['a colleague has saved another field', { version: 5, values: { ...sent.was } }, false],
  ['a colleague has saved one of its fields', { version: 5, values: { ...sent.was, name: 'New' } }, false],
  ['it was saved once more since', { version: 6, values: saved }, false],
])('%s', (_what, now, isOwn) => {
  expect(isOwnSave(sent, now)).toBe(isOwn);
});

it('knows no own save where nothing was sent, or of a record without versions', () => {
  expect(isOwnSave(undefined, { version: 5, values: saved })).toBe(false);
  expect(isOwnSave({ ...sent, version: undefined }, { version: undefined, values: saved })).toBe(false);
});

it('keeps what was typed after the save', () => {
  expect(editsAfter(sent, { ...sent.values, name: 'Case with strap' })).toEqual({ name: 'Case with strap' });
  expect(editsAfter(sent, sent.values)).toEqual({});
});
