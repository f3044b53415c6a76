import { BLOCK_POSITIONS, DESIGN_BLOCKS } from '#contract/first-calls.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { ContentBlock } from '#client/shop/sections/content-block.tsx';
import { Container } from '#client/ui/layout.tsx';

/** Every section in every design, for whoever builds pages. */
export function DesignPage() {
  useTitle('Every section in every design');
  return (
    <div className="grid grid-cols-1 gap-section pt-8 [&>*]:min-w-0">
      <Container>
        <h1 className="text-title">Every section in every design</h1>
      </Container>
      {BLOCK_POSITIONS.map((position) => (
        <ContentBlock key={position} pageKey={DESIGN_BLOCKS} position={position} />
      ))}
    </div>
  );
}
