export function VendorPage() {
  return <main />;
}
