import { describe, expect, it } from 'vitest';
import { identityFields, lineNameField, socialField } from './settings-fields.ts';

describe('The fields of the settings', () => {
  it.each([
    ['title', 'Threefold', undefined],
    ['title', '  ', 'Required'],
    ['title', 'x'.repeat(61), 'Too long'],
    ['headerImg', '/logo.svg', undefined],
    ['headerImg', 'media/0b6f0d4e-7a34-4a51-8a0c-27c6c1b0e2aa', undefined],
    ['headerImg', 'https://elsewhere.example/logo.png', 'Must be a picture of the media library'],
    ['headerImg', '/../secret', 'Must be a picture of the media library'],
    ['copyright', '', undefined],
    ['phone', '', undefined],
    ['phone', '020 7946 0132', undefined],
    ['phone', 'call us', 'Invalid phone number'],
    ['email', 'hello@threefold.example', undefined],
    ['email', 'hello@', 'Invalid email'],
  ] as const)('%s: %s', (name, typed, error) => {
    expect(identityFields[name].errorOf(typed)).toBe(error);
  });

  it.each([
    ['instagram', 'instagram.com/threefold', 'https://instagram.com/threefold'],
    ['instagram', 'http://www.instagram.com/threefold', 'https://www.instagram.com/threefold'],
    ['youtube', 'https://youtube.com/@threefold?sub=1', 'https://youtube.com/@threefold?sub=1'],
    ['x', 'https://twitter.com/threefold', 'https://twitter.com/threefold'],
  ] as const)('%s takes %s', (network, typed, clean) => {
    expect(socialField(network).errorOf(typed)).toBeUndefined();
    expect(socialField(network).clean(typed)).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    'https://instagram.com',
    'https://instagram.com.evil.example/threefold',
    'https://me:word@instagram.com/threefold',
    'https://facebook.com/threefold',
  ])('Instagram does not take %s', (typed) => {
    expect(socialField('instagram').errorOf(typed)).toBe('Must be a page of Instagram');
  });

  it('keeps names of lines short enough for a phone', () => {
    expect(lineNameField.errorOf('Repairs')).toBeUndefined();
    expect(lineNameField.errorOf('Repairs and more')).toBe('Too long');
  });
});
