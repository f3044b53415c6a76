import { officePaths } from '#rules/page/office-paths.ts';
import { useText } from '../features/site/content.api.ts';
import { TextForm } from '../features/site/text-form.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { RecordFailed } from '../layout/record-failed.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { RecordSkeleton } from '../ui/record-skeleton.tsx';

/** One text page. */
export function TextPage({ textKey }: { textKey: string }) {
  const text = useText(textKey);
  useOfficeTitle(text.data?.title ?? 'Text');
  return (
    <>
      <BackLink href={officePaths.pages()}>Pages</BackLink>
      {text.data ? (
        <>
          <h1 className="mb-5 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em] wrap-anywhere">
            {text.data.title}
          </h1>
          <TextForm key={text.data.key} text={text.data} />
        </>
      ) : text.error ? (
        <RecordFailed
          record={text}
          one="text"
          ask="to let you change its content"
          href={officePaths.pages()}
        />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}
