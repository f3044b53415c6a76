import { addresses } from '#rules/page/addresses.ts';
import { drawnLogo } from '#rules/site/logo.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { pictureSources } from '#client/ui/picture-sources.ts';

/** The logo of the settings. Without one, or on a dark background, the mark with the name beside it. */
export function Logo({ dark = false }: { dark?: boolean }) {
  const settings = useSettings();
  const drawn = dark || !settings ? undefined : drawnLogo(settings);
  return (
    <Anchor href={addresses.home()} className="flex w-fit max-w-full items-center gap-2.5 rounded-control">
      {drawn ? (
        <img
          src={pictureSources(drawn).src}
          alt={settings?.title}
          width={145}
          height={32}
          className="h-7.5 w-auto min-w-0 object-contain text-[1.4375rem] font-price w1024:h-8.5"
        />
      ) : (
        <>
          <img src="/mark.svg" alt="" width={34} height={34} className="size-7.5 w1024:size-8.5" />
          <span className="text-[1.4375rem] leading-none font-price tracking-[-0.035em]">
            {settings?.title}
          </span>
        </>
      )}
      <span className="sr-only"> home page</span>
    </Anchor>
  );
}
