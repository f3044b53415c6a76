import { Copy } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { copyText } from '#client/ui/copy-text.ts';

type Props = { token: string; text: string };

/** The link is all that is needed to follow an order, a trade-in or a repair. */
export function LinkPanel({ token, text }: Props) {
  const url = `${location.origin}${addresses.track(token)}`;
  return (
    <Panel title="Track without a login" text={text}>
      <div className="flex items-center gap-2 rounded-box bg-grey-1 py-1.5 pr-1.5 pl-4 text-small">
        <span className="min-w-0 flex-1 truncate">{url.replace(/^https?:\/\//, '')}</span>
        <Button variant="outline" size={40} onClick={() => void copyText('Link', url)}>
          <Copy size={16} />
          Copy
        </Button>
      </div>
    </Panel>
  );
}
