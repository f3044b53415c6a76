export function ConfirmEmailPage() {
  return <main />;
}
