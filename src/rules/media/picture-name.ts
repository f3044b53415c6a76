const NAME = /^media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The name by which the shop shows an uploaded picture. Its widths and formats are added by whoever shows it. */
export const pictureName = (fileId: string): string => `media/${fileId}`;

/** The file of an uploaded picture; undefined for the pictures that came with the shop. */
export const fileOfPicture = (name: string): string | undefined => NAME.exec(name)?.[1];
