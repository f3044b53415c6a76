/**
 * The tags that rich text may contain. All others are removed when it is written, and again when it is shown.
 */
export const RICH_TAGS: readonly string[] =
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote a b strong i em u s small sub sup span code table thead tbody tr th td caption'.split(
    ' ',
  );
export const RICH_ATTRIBUTES: readonly string[] = ['href', 'title', 'colspan', 'rowspan', 'scope'];

/** The box around a table, which scrolls by itself, by keyboard too, so that the page does not become wider. */
export const TABLE_BOX = { class: 'overflow-x-auto', role: 'group', 'aria-label': 'Table', tabindex: '0' };
