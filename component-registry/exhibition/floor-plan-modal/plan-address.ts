// Where the plan of all exhibitors shows one of them.

/** The page of the plan, open at a company. */
export const planAddress = (company: string): string => `page:BoothPage?${new URLSearchParams({ company }).toString()}`;
