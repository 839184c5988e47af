// The project of the page `charity/project/{id}`, and the projects of the event.
import { queryOfRequest, useDataContext, useEvent, useQuery } from '#sdk';
import { projectsRequest } from '../projects/data.ts';

/** Id of the project of the page; empty on the page of all. */
export const useProjectId = (): string => {
  const { page, params } = useEvent();
  return page === 'charity' ? (params['id'] ?? '') : '';
};

/** The projects of the event. */
export const useProjects = () => useQuery(queryOfRequest(projectsRequest(useDataContext())));
