import { MENU_ICONS, MENU_LIMITS, menuLinkError, NO_LINK } from '#rules/page/menu-limits.ts';
import { Button } from '#client/ui/button.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { ADD_WORDS } from './menu-words.ts';
import { kindsBelow, type MenuNode, type NodeKind } from './menu-tree.ts';

const SEEN_BY = [
  { value: '', label: 'Everybody' },
  { value: 'user', label: 'Shoppers who are signed in' },
  { value: 'vendor', label: 'Vendors' },
];

type Props = {
  node: MenuNode;
  isFooter: boolean;
  /** The errors of the server or the rules, by field. */
  errorOf: (field: 'title' | 'url' | 'icon') => string | undefined;
  onChange: (node: MenuNode) => void;
  onAdd: (kind: NodeKind) => void;
  onChooseIcon: () => void;
};

/** The fields of one entry of a menu, and the kinds of entries that can be added below it. */
export function MenuEntryForm({ node, isFooter, errorOf, onChange, onAdd, onChooseIcon }: Props) {
  const isPicture = node.icon?.includes('/') ?? false;
  const opensMore = node.children.length > 0 || node.kind === 'column' || node.kind === 'section';
  return (
    <div className="grid gap-3 rounded-b-control border-t border-border bg-grey-1 p-4">
      <TextField
        label="Name"
        name="entry-title"
        tall={40}
        value={node.title}
        maxLength={MENU_LIMITS.title}
        autoComplete="off"
        error={errorOf('title')}
        onChange={({ target }) => onChange({ ...node, title: target.value })}
      />
      <LinkField
        label="Leads to"
        name="entry-url"
        value={node.url === NO_LINK ? '' : node.url}
        hint={opensMore ? 'Empty: it only opens what is below it.' : undefined}
        error={errorOf('url') ?? (node.url === NO_LINK ? undefined : menuLinkError(node.url))}
        onChange={(url) => onChange({ ...node, url: url === '' ? NO_LINK : url })}
      />
      {!isFooter && (
        <div className="grid gap-3 w600:grid-cols-2">
          <Select
            label="Icon"
            name="entry-icon"
            tall={40}
            value={node.icon ?? ''}
            error={errorOf('icon')}
            onChange={({ target }) =>
              target.value === 'picture'
                ? onChooseIcon()
                : onChange({ ...node, icon: target.value || undefined })
            }
            choices={[
              { value: '', label: 'None' },
              ...MENU_ICONS.map((icon) => ({ value: icon, label: icon })),
              ...(isPicture ? [{ value: node.icon ?? '', label: 'A picture of the library' }] : []),
              { value: 'picture', label: 'Choose a picture …' },
            ]}
          />
          {node.kind === 'entry' && (
            <Select
              label="Shown to"
              name="entry-key"
              tall={40}
              value={node.key ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...node, key: value === 'user' || value === 'vendor' ? value : undefined })
              }
              choices={SEEN_BY}
            />
          )}
        </div>
      )}
      {node.icon && (
        <p className="flex items-center gap-2 text-caption text-secondary">
          <NamedIcon icon={node.icon} size={20} /> This icon stands before the name.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {kindsBelow(node.kind, isFooter).map((kind) => (
          <Button key={kind} size={40} variant="outline" onClick={() => onAdd(kind)}>
            {ADD_WORDS[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}
