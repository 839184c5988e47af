// Mode, person, container, language and explanation as form controls.
import Braces from 'lucide-react/icons/braces';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router';
import { matchAddress, pagePath } from '../../pages/match.ts';
import { type Container, containers } from '../../rules/context.ts';
import { type PersonaName, personaNames } from '../../rules/personas.ts';
import { languageName } from '../../session/use-address.ts';
import { isStart, type Mode } from '../address.ts';
import { type Controls, useSnapshot } from '../use-session.ts';
import { PersonaDialog } from './persona-dialog.tsx';

const modeWords: Readonly<Record<Mode, string>> = { attendee: 'As attendee', all: 'Everything' };
const personaWords: Readonly<Record<PersonaName, string>> = {
  visitor: 'Visitor',
  'signed-in': 'Signed in',
  attendee: 'Attendee (ticket)',
  'super-user': 'Super user',
};

export function SettingsFields({ controls }: { controls: Controls }): ReactElement {
  const { state, page } = useSnapshot();
  const { pathname, search } = useLocation();
  const [isPasting, setPasting] = useState(false);
  const languages = page?.info.Languages ?? [];
  const goToLanguage = (language: string, control: HTMLElement): void => {
    const address = matchAddress(pathname, search);
    if (address) controls.open(pagePath(address.page, { ...address, language }, address.params), control);
  };
  return (
    <>
      <fieldset className="modes">
        <legend className="visually-hidden">Show the page</legend>
        {(['attendee', 'all'] as const).map((mode) => (
          <label key={mode} className="mode">
            <input type="radio" name="mode" checked={state.mode === mode} onChange={() => controls.change({ mode })} />
            <span>{modeWords[mode]}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="as">As</label>
        <select
          id="as"
          value={typeof state.as === 'string' ? state.as : state.own && isStart(state) ? 'yourself' : 'own'}
          onChange={({ target: { value } }) => {
            const as = value === 'yourself' ? state.own : personaNames.find((name) => name === value);
            if (as) controls.change({ as });
          }}
        >
          {state.own && <option value="yourself">Yourself</option>}
          {personaNames.map((name) => (
            <option key={name} value={name}>
              {personaWords[name]}
            </option>
          ))}
          {typeof state.as !== 'string' && !(state.own && isStart(state)) && <option value="own">From JSON</option>}
        </select>
        <button
          type="button"
          className="tool round"
          aria-label="Paste a persona as JSON…"
          title="Paste a persona as JSON…"
          onClick={() => setPasting(true)}
        >
          <Braces size={16} aria-hidden="true" />
        </button>
      </div>
      <div className="field">
        <label htmlFor="container">In</label>
        <select id="container" value={state.container} onChange={({ target }) => controls.change({ container: target.value as Container })}>
          {containers.map((container) => (
            <option key={container}>{container}</option>
          ))}
        </select>
      </div>
      {languages.length > 1 && (
        <div className="field">
          <label htmlFor="language" className="visually-hidden">
            Language
          </label>
          <select id="language" value={page?.language} onChange={({ target }) => goToLanguage(target.value, target)}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageName(language, languages)}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className="switch">
        <input type="checkbox" checked={state.explain} onChange={({ target }) => controls.change({ explain: target.checked })} />
        Explain
      </label>
      {isPasting && <PersonaDialog current={state} onClose={() => setPasting(false)} onPick={(as) => controls.change({ as })} />}
    </>
  );
}
