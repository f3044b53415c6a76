/** A page on the server: its address, and the answers of its first calls by their address. */
export interface FirstView {
  /** With its query; none for the "not found" page. */
  url: string | undefined;
  answers: Readonly<Record<string, unknown>>;
}

/** The HTML of a page before its scripts have run. */
export interface FirstScreen {
  html: string;
  /** The style attributes of the HTML as a style sheet, which the content policy allows by its hash. */
  css: string;
}

/** Renders the shop's components. The client's third build exports it, and the server gets it passed in. */
export type DrawFirstScreen = (view: FirstView) => Promise<FirstScreen>;
