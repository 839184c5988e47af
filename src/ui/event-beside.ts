// What stands beside a screen of one column: nothing where there is no room, else the colour of the event with its line.
import styles from './event-beside.module.css';

/** Class of such a screen: a column of 28rem, from 60rem of room on with the event beside it. */
export const eventBeside = styles.eventBeside;
