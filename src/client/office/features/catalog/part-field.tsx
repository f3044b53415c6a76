import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';

/** Adds a part that is no product, such as a screen for repairs. */
export function PartField({ onAdd }: { onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const name = typed.trim();
    if (name === '') return;
    onAdd(name);
    setTyped('');
  };
  return (
    <div className="mt-4 flex items-end gap-3">
      <TextField
        label="Or a part that is no product"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        maxLength={160}
        autoComplete="off"
        className="min-w-0 flex-1"
      />
      <Button variant="outline" className="shrink-0" disabled={typed.trim() === ''} onClick={add}>
        Add part
      </Button>
    </div>
  );
}
