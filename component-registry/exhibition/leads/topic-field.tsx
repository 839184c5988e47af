// What somebody writes to a company about.
import type { ReactElement } from 'react';
import { type LeadTopic, leadTopics, SelectField, useTexts } from '#sdk';
import { leadTexts } from './texts.ts';
import { topicWords } from './topic-words.ts';

type TopicFieldProps = {
  topic: LeadTopic;
  onChange: (topic: LeadTopic) => void;
  /** Those to choose from; all by default. */ of?: readonly LeadTopic[];
};

export function TopicField({ topic, onChange, of = leadTopics }: TopicFieldProps): ReactElement {
  const t = useTexts(leadTexts);
  return (
    <SelectField
      label={t('topic')}
      value={topic}
      options={of.map((value) => ({ value, label: t(topicWords[value]) }))}
      onChange={(value) => onChange(of.find((one) => one === value) ?? of[0]!)}
    />
  );
}
