export function PosPage() {
  return <main />;
}
