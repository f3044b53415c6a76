import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes, such as a hash or an encrypted text. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
