// The files of words of SurveyJS come without types; they are loaded for their effect.
declare module 'survey-core/i18n/*';
