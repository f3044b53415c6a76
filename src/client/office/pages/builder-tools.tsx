import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { MediaItem } from '#contract/media.ts';
import { FormToolsContext, type FormTools } from '../features/builder/forms/form-tools.ts';
import { DescribeDialog } from '../features/media/describe-dialog.tsx';
import { MediaPicker } from '../features/media/media-picker.tsx';

interface Choosing {
  kind: 'picture' | 'video';
  onPick: (name: string) => void;
}

/** Lets the forms of the page builder use the site's media library. */
export function BuilderTools({ children }: { children: ReactNode }) {
  const [choosing, setChoosing] = useState<Choosing>();
  const [described, setDescribed] = useState<string>();
  const tools = useMemo<FormTools>(
    () => ({
      chooseMedia: (kind, onPick) => setChoosing({ kind, onPick }),
      describeMedia: setDescribed,
    }),
    [],
  );
  return (
    <FormToolsContext value={tools}>
      {children}
      {choosing && (
        <MediaPicker
          title={choosing.kind === 'video' ? 'Choose a video' : 'Choose a picture'}
          kind={choosing.kind}
          isOne
          owner="site"
          place={{}}
          onPick={([item]) => {
            if (item) choosing.onPick(nameOf(item));
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {described !== undefined && <DescribeDialog name={described} onClose={() => setDescribed(undefined)} />}
    </FormToolsContext>
  );
}

/** A page names a picture without its ending, and a video as the file that it is. */
const nameOf = ({ kind, image, address }: MediaItem): string =>
  kind === 'video' ? address.replace(/^\/images\//, '') : image;
