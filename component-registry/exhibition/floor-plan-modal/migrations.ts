// Migrates the props of older dialogs, one step a version.
import type { PropsMigration } from '#fields';

/** Version 0 had the company and the halls written out; both are data of the event, and the company is named by its id. */
const companyBecomesId: PropsMigration = (props) => {
  const { company } = props;
  return {
    ...Object.fromEntries(Object.entries(props).filter(([key]) => key !== 'halls')),
    company: typeof company === 'object' && company !== null && 'id' in company ? company.id : company,
  };
};

export const migrations: PropsMigration[] = [companyBecomesId];
