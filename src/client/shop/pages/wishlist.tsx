export function WishlistPage() {
  return <main />;
}
