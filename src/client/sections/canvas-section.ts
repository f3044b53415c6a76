/** The name of a section in `data-section`: the id of its row, and its place in it. The page builder finds it by this. */
export const canvasSection = (row: number, at: number) => `${row}-${at}`;
