import { BLOCK_POSITIONS } from '#contract/first-calls.ts';
import { ContentBlock } from '#client/shop/features/site/content-block.tsx';

export type PlainBlocksProps = {
  /** The key of its rows. */
  blocks: string;
};

/** The sections of a plain home page, below its words. Most shops have none there. */
export const PlainBlocks = ({ blocks }: PlainBlocksProps) => (
  <div className="grid grid-cols-1 gap-section pt-section empty:hidden [&>*]:min-w-0">
    {BLOCK_POSITIONS.map((position) => (
      <ContentBlock key={position} pageKey={blocks} position={position} />
    ))}
  </div>
);
