// The terms of the event, to be read where they are asked for; nothing where the event has none.
import { termsAndConditions } from '#contract/own-data';
import { Disclosure, query, RichHtml, useEvent, useQuery } from '#sdk';

/** Each folded below its title, so that the form stays short. */
export function TermsTexts() {
  const { event, language } = useEvent();
  const { data = [] } = useQuery(query(termsAndConditions, { pContextId: event, pLanguage: language }));
  return data.map(({ Id, Title, Version, Content }) => (
    <Disclosure key={Id} summary={`${Title} (${Version})`}>
      <RichHtml html={Content} />
    </Disclosure>
  ));
}
