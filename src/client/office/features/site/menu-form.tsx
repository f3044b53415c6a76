import type { MenuConfig } from '#contract/site.ts';
import type { OfficeMenu } from '#contract/menus-office.ts';
import { MENU_LIMITS, menuErrors, menuLinkError, NO_LINK, type MenuKey } from '#rules/page/menu-limits.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import type { SitePreview } from '#client/lib/site-preview.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { BothChanged } from '../../ui/both-changed.tsx';
import { Box } from '../../ui/box.tsx';
import { Switch } from '../../ui/switch.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar.tsx';
import { changeMenu, moveMenu, restoreMenu } from './content.api.ts';
import { MenuEditor, type ChoosePicture } from './menu-editor.tsx';
import { entriesOf, rowsOf, treeOf, wirePath } from './menu-tree.ts';
import { MenuState } from './menu-state.tsx';
import { MENU_WORDS } from './menu-words.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { RevisionsBox } from './revisions-box.tsx';

const NAMES = { menu_title: 'Title', is_active: 'Shown', navigations: 'Entries' };
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;
type Entries = MenuConfig['navigations'];

const valuesOf = (menu: OfficeMenu): Values => ({
  menu_title: menu.menu_title,
  is_active: menu.is_active ? 'yes' : '',
  navigations: JSON.stringify(entriesOf(treeOf(menu.navigations))),
});
const readEntries = (text: string) => JSON.parse(text) as Entries;

function bodyOf(changed: Partial<Values>) {
  const { menu_title: title, is_active: active, navigations } = changed;
  return {
    ...(title !== undefined && { menu_title: title }),
    ...(active !== undefined && { is_active: active === 'yes' }),
    ...(navigations !== undefined && { navigations: readEntries(navigations) }),
  };
}

/** The errors of the entries, by the path of the field. */
function faultsOf(entries: Entries): Record<string, string> {
  const tree = treeOf(entries);
  const own = rowsOf(tree).flatMap(({ node, path }) => {
    const at = wirePath(tree, path);
    const link = menuLinkError(node.url);
    return [
      ...(node.title.trim() === '' ? [[`${at}.title`, 'Required']] : []),
      ...(link === undefined ? [] : [[`${at}.url`, link]]),
    ];
  });
  return { ...menuErrors(entries), ...(Object.fromEntries(own) as Record<string, string>) };
}

const errorsOf = ({ navigations }: Values) => {
  const count = Object.keys(faultsOf(readEntries(navigations))).length;
  return count === 0 ? {} : { navigations: `${countOf(count, 'field')} to put right` };
};

function previewOf(
  key: MenuKey,
  { menu_title: title, is_active: active, navigations }: Values,
): Omit<SitePreview, 'of' | 'showsDrawer'> {
  const entries = readEntries(navigations);
  if (key === 'general_footer_menu') {
    const columns = entries.map(({ title: name, url, child = [] }) => ({ title: name, url, child }));
    const isOn = active === 'yes';
    return { footer: { footer_text: isOn ? title : '', footer_columns: isOn ? columns : [] } };
  }
  return { menus: { [key]: { menu_title: title, is_active: active === 'yes', navigations: entries } } };
}

type Props = { menu: OfficeMenu; onChoosePicture: ChoosePicture };

/** One menu, its preview as the shop draws it, and its history. What is saved is a draft until it is published. */
export function MenuForm({ menu, onChoosePicture }: Props) {
  const { key } = menu;
  const isFooter = key === 'general_footer_menu';
  const words = MENU_WORDS[key];
  const form = useRecord<Field, OfficeMenu>({
    name: `office menu ${key}`,
    record: menu,
    valuesOf,
    errorsOf,
    send: (changed, record) => changeMenu(key, { version: record.version, ...bodyOf(changed) }),
  });
  const entries = readEntries(form.values.navigations);
  const { error, ...entriesField } = form.fieldProps('navigations');
  const refused = Object.fromEntries(
    Object.entries(form.refused).map(([path, text]) => [path.replace(/^navigations\./, ''), text]),
  );
  const isChanged = form.changed.length > 0;
  const TitleField = isFooter ? TextArea : TextField;
  return (
    <div {...form.formProps}>
      <BothChanged
        disputes={form.disputes}
        nameOf={(field) => NAMES[field]}
        show={(field, text) =>
          field === 'navigations' ? <Outline text={text} /> : <p className="mb-2">{text || '(empty)'}</p>
        }
        onDecide={form.decide}
        failure={form.failure}
      />
      <div className="grid grid-cols-1 items-start gap-4 w1280:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid min-w-0 gap-4">
          <Box title={words.label}>
            <div className="grid grid-cols-1 gap-4 [&>*]:min-w-0">
              <p className="text-secondary">{words.help}</p>
              <Switch
                name="is_active"
                label={isFooter ? 'Own columns' : 'Shown in the shop'}
                isOn={form.values.is_active === 'yes'}
                onChange={(isOn) => form.change('is_active', isOn ? 'yes' : '')}
              />
              <TitleField
                {...form.fieldProps('menu_title')}
                label={words.title}
                optional
                hint={words.titleHint}
                maxLength={isFooter ? MENU_LIMITS.footerText : MENU_LIMITS.menuTitle}
                autoComplete="off"
              />
              <div data-name={entriesField.name} tabIndex={-1}>
                {error !== undefined && (
                  <p role="alert" className="mb-2 text-danger">
                    {error}
                  </p>
                )}
                <MenuEditor
                  tree={treeOf(entries)}
                  isFooter={isFooter}
                  onChoosePicture={onChoosePicture}
                  errors={{ ...(error === undefined ? {} : faultsOf(entries)), ...refused }}
                  onChange={(tree) => form.change('navigations', JSON.stringify(entriesOf(tree)))}
                />
              </div>
              {isFooter && <Elsewhere />}
            </div>
          </Box>
        </div>
        <div className="grid min-w-0 gap-4">
          <MenuState
            menu={form.record}
            isChanged={isChanged}
            onMove={async (move) => form.take(await moveMenu(form.record, move))}
          />
          <PreviewFrame title="Preview" preview={previewOf(key, form.values)} hasDrawer={!isFooter} />
          <RevisionsBox
            kind="menu"
            of={key}
            isBlocked={isChanged || form.record.has_draft}
            text="It becomes the draft of this menu. Visitors see it once you publish it."
            onRestore={async (version) => form.take(await restoreMenu(form.record, version))}
          />
        </div>
      </div>
      <UnsavedBar
        words={`${countOf(form.changed.length, 'unsaved change')}: ${form.changed.map((field) => NAMES[field]).join(', ')}`}
        isChanged={isChanged}
        isBusy={form.isBusy}
        saveLabel="Save draft"
        onSave={() => void form.save().then((isSaved) => isSaved && notify('The draft is saved'))}
        onDiscard={form.discard}
      />
    </div>
  );
}

/** The parts of header and footer that are set elsewhere. */
const Elsewhere = () => (
  <p className="text-caption text-muted">
    Phone, email, delivery note, links to networks and the copyright line are in{' '}
    <Anchor href={officePaths.settings()} className="underline underline-offset-4">
      Settings
    </Anchor>
    .
  </p>
);

function Outline({ text }: { text: string }) {
  return (
    <ul className="mb-2 max-h-60 overflow-auto">
      {rowsOf(treeOf(readEntries(text))).map(({ node, path }) => (
        <li key={path.join('.')} style={{ paddingLeft: `${(path.length - 1) * 1}rem` }}>
          {node.title} <span className="text-muted">{node.url === NO_LINK ? '' : node.url}</span>
        </li>
      ))}
    </ul>
  );
}
