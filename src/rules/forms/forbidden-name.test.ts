import { expect, it } from 'vitest';
import { hasForbiddenName } from './forbidden-name.ts';

it.each(['{"__proto__":1}', '{"a":[{"__proto__":{}}]}', '{"\\u005f_proto__":1}'])(
  'finds it in %s',
  (text) => {
    expect(hasForbiddenName(JSON.parse(text))).toBe(true);
  },
);

it.each(['{"a":"__proto__"}', '["__proto__"]', '"__proto__"', '{"a":"{\\"__proto__\\":1}"}', 'null', '1'])(
  'takes %s, where it is a value',
  (text) => expect(hasForbiddenName(JSON.parse(text))).toBe(false),
);
