import { describe, expect, it } from 'vitest';
import { mediaOf, type MediaFields } from './feature.ts';

const video: MediaFields = { image_or_video: 'video_allow', video_thamnail_image: 'poster' };
const film =
  'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&mute=1&loop=1&playlist=abcdefghijk&controls=0';

describe('What a card shows', () => {
  it.each<[string, MediaFields, object]>([
    ['nothing', {}, { kind: 'image', name: undefined }],
    ['a file', { image: 'cards/a' }, { kind: 'image', name: 'cards/a' }],
    [
      'an address',
      { image_flag: 'url', image: 'cards/a', image_url: 'https://x.example/a.png' },
      { kind: 'image', name: 'https://x.example/a.png' },
    ],
    [
      'a video file',
      { ...video, video: 'video/spin.webm', vedio_flag: 'video_file' },
      { kind: 'video', src: '/images/video/spin.webm', poster: 'poster' },
    ],
    [
      'the address of a video',
      { ...video, vedio_flag: 'video_url', video_url: 'https://x.example/a.mp4', video: 'other.webm' },
      { kind: 'video', src: 'https://x.example/a.mp4', poster: 'poster' },
    ],
    [
      'a film',
      { ...video, video_type: 'youtube_url', video_url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { kind: 'youtube', src: film, poster: 'poster' },
    ],
    [
      'a film by its short address',
      { ...video, video_type: 'youtube_url', video_url: 'https://youtu.be/abcdefghijk' },
      { kind: 'youtube', src: film, poster: 'poster' },
    ],
    [
      'the picture of a film that is none',
      { ...video, video_type: 'youtube_url', video_url: 'https://x.example/' },
      { kind: 'image', name: 'poster' },
    ],
    [
      'the picture of a video with no honest address',
      { ...video, vedio_flag: 'video_url', video_url: 'javascript:alert(1)' },
      { kind: 'image', name: 'poster' },
    ],
    ['the picture of a video that is missing', { ...video, image: 'a' }, { kind: 'image', name: 'poster' }],
  ])('%s', (_, feature, media) => {
    expect(mediaOf(feature)).toEqual(media);
  });
});
