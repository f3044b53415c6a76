/** Fetches the pictures of slides that are about to be shown, which are lazy as long as they stand outside. */
export function fetchPictures(list: Element | null, from: number, count: number): HTMLImageElement[] {
  const slides = [...(list?.children ?? [])].slice(from, from + count);
  const pictures = slides.flatMap((slide) => [...slide.querySelectorAll('img')]);
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
}

/** When they can be shown without a gap. A picture that fails holds nobody up: its stand-in comes at once. */
export async function whenDecoded(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
