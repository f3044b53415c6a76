/** SQL for whether a row of `media` is the picture of this name, which is SQL too. It uses the index of the files. */
export const uploadedAs = (table: string, name: string): string =>
  `${table}.file_id = case when ${name} ~ '^media/[0-9a-f-]{36}$' then substr(${name}, 7)::uuid end`;
