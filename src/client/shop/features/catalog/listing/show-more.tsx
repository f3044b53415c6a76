type Props = { all: boolean; hidden: number; onToggle: () => void };

export function ShowMore({ all, hidden, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-expanded={all}
      className="mt-1 min-h-8 rounded-badge text-small font-medium underline decoration-outline underline-offset-4 hover:decoration-current"
      onClick={onToggle}
    >
      {all ? 'Show fewer' : `Show ${hidden} more`}
    </button>
  );
}
