/** A page as the server knows it: where it is, and the answers of its first calls by their address. */
export interface FirstView {
  /** With its query; none for the page that says that nothing is there. */
  url: string | undefined;
  answers: Readonly<Record<string, unknown>>;
}

/** What is seen of a page before its scripts have run. */
export interface FirstScreen {
  html: string;
  /** The style attributes of the HTML as a sheet: the content policy allows a sheet by its hash. */
  css: string;
}

/** Draws the shop's own components. The client's third entry is one, and the server is handed it. */
export type DrawFirstScreen = (view: FirstView) => Promise<FirstScreen>;
