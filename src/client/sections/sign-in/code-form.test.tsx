import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeForm } from './code-form.tsx';

const htmlOf = (isFirst: boolean) =>
  renderToStaticMarkup(
    <CodeForm label="Go on" busy="Checking" step="code" isFirst={isFirst} send={() => Promise.resolve()} />,
  );

it('mentions recovery codes only where the account can have some', () => {
  expect(htmlOf(true)).toContain('Six digits of your authenticator app<');
  expect(htmlOf(true)).not.toContain('recovery');
  expect(htmlOf(false)).toContain('or one of your recovery codes');
});
