import { describe, expect, it } from 'vitest';
import { addPictures, movePicture, readPictures, removePicture, writePictures } from './picture-list.ts';

const BLUE = 5;
const RED = 6;
const list = (text: string) =>
  text.split(' ').map((word) => {
    const [name = '', term] = word.split(':');
    return { imageName: name, term_id: term === 'blue' ? BLUE : term === 'red' ? RED : null };
  });
const pictures = list('a:blue b:blue c:red x y');

describe('Pictures of a product', () => {
  it('are moved inside their colour', () => {
    expect(movePicture(pictures, { term: BLUE, index: 1 }, { term: BLUE, index: 0 })).toEqual(
      list('b:blue a:blue c:red x y'),
    );
    expect(movePicture(pictures, { term: null, index: 0 }, { term: null, index: 9 })).toEqual(
      list('a:blue b:blue c:red y x'),
    );
  });

  it('are moved to another colour', () => {
    expect(movePicture(pictures, { term: BLUE, index: 0 }, { term: RED, index: 0 })).toEqual(
      list('b:blue a:red c:red x y'),
    );
    expect(movePicture(pictures, { term: RED, index: 0 }, { term: null, index: 1 })).toEqual(
      list('a:blue b:blue x c y'),
    );
  });

  it('stay where the colour has the same one already, or where there is nothing', () => {
    const twice = list('a:blue a:red');
    expect(movePicture(twice, { term: BLUE, index: 0 }, { term: RED, index: 0 })).toEqual(twice);
    expect(movePicture(pictures, { term: RED, index: 7 }, { term: BLUE, index: 0 })).toEqual(pictures);
  });

  it('are added once, and removed', () => {
    expect(addPictures(pictures, RED, ['c', 'd', 'e'])).toEqual(list('a:blue b:blue c:red d:red e:red x y'));
    expect(addPictures([], null, ['a'])).toEqual(list('a'));
    expect(removePicture(pictures, { term: BLUE, index: 0 })).toEqual(list('b:blue c:red x y'));
    expect(
      addPictures(
        pictures,
        null,
        Array.from({ length: 200 }, (_, n) => `n${n}`),
      ),
    ).toHaveLength(120);
  });

  it('are kept as text', () => {
    expect(readPictures(writePictures(pictures))).toEqual(pictures);
    expect(readPictures('')).toEqual([]);
  });
});
