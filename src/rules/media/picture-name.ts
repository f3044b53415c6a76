const NAME = /^media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The name by which the shop shows an uploaded picture. The caller adds a width and a format. */
export const pictureName = (fileId: string): string => `media/${fileId}`;

/** The file of an uploaded picture; undefined for the pictures that came with the shop. */
export const fileOfPicture = (name: string): string | undefined => NAME.exec(name)?.[1];
