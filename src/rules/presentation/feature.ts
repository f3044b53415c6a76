/** SPEC's image and video fields, as in the API. */
export interface MediaFields {
  image_or_video?: string | undefined;
  image_flag?: string | undefined;
  image_url?: string | undefined;
  image?: string | undefined;
  video_type?: string | undefined;
  vedio_flag?: string | undefined;
  video_url?: string | undefined;
  video?: string | undefined;
  video_thamnail_image?: string | undefined;
}

/** SPEC: the text of a button without one. */
export const DEFAULT_BUTTON = 'Shop Now';

export type FilmMedia = { kind: 'video' | 'youtube'; src: string; poster: string | undefined };
type Media = { kind: 'image'; name: string | undefined } | FilmMedia;

const YOUTUBE_ID = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts)\/)([\w-]{11})/;

/** Whether this is the address of a YouTube video that the shop can play. */
export const isYoutubeAddress = (url: string): boolean => YOUTUBE_ID.test(url);

/** Videos autoplay, muted, in a loop and without controls. */
function youtubeAddress(url: string): string | undefined {
  const id = YOUTUBE_ID.exec(url)?.[1];
  if (!id) return undefined;
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}&controls=0`;
}

const isWebAddress = (url: string | undefined) => /^(https:\/\/|\/(?!\/))/.test(url ?? '');

/** The picture or video for SPEC's image and video fields. If the video can't be shown, its picture is. */
export function mediaOf(feature: MediaFields): Media {
  const image = feature.image_flag === 'url' ? feature.image_url : feature.image;
  if (feature.image_or_video !== 'video_allow') return { kind: 'image', name: image };
  const poster = feature.video_thamnail_image ?? image;
  if (feature.video_type === 'youtube_url') {
    const src = youtubeAddress(feature.video_url ?? '');
    return src ? { kind: 'youtube', src, poster } : { kind: 'image', name: poster };
  }
  const file = feature.video ? `/images/${feature.video}` : undefined;
  const src = feature.vedio_flag === 'video_url' ? feature.video_url : file;
  return src && isWebAddress(src) ? { kind: 'video', src, poster } : { kind: 'image', name: poster };
}

/** Splits a title into lines, one for each sentence: 'Buy better. Sell fairly. Fix first.' has three. */
export function sentencesOf(title: string): string[] {
  return title.split(/(?<=[.!?])\s+/);
}
