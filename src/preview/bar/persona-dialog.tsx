// A persona pasted as JSON, checked before it is used.
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Principal } from '../../rules/principal.ts';
import { selectedPrincipal, type PreviewState } from '../address.ts';
import { readPrincipal } from '../read-principal.ts';

type PersonaDialogProps = { current: PreviewState; onClose: () => void; onPick: (persona: Principal) => void };

/** A modal dialog; it starts with the current persona. */
export function PersonaDialog({ current, onClose, onPick }: PersonaDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const read = readPrincipal(text.current?.value ?? '');
    if ('problems' in read) {
      setProblems(read.problems);
      text.current?.focus();
      return;
    }
    onPick(read.principal);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="persona-title" onClose={onClose}>
      <form onSubmit={use}>
        <h2 id="persona-title">Look as somebody of your own</h2>
        <p id="persona-hint">
          A person as the session knows them, the shape of <code>foyer explain --as</code>. What is left out is as for a visitor.
        </p>
        <label htmlFor="persona">Persona (JSON)</label>
        <textarea
          ref={text}
          id="persona"
          rows={12}
          spellCheck={false}
          autoComplete="off"
          defaultValue={JSON.stringify(selectedPrincipal(current), null, 2)}
          aria-describedby="persona-hint persona-problems"
          aria-invalid={problems.length > 0}
        />
        <div id="persona-problems" role="alert">
          {problems.length > 0 && (
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="dialog-actions">
          <button type="button" className="tool" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="tool main">
            Look as this person
          </button>
        </div>
      </form>
    </dialog>
  );
}
