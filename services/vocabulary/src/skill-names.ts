/** Names with special capitals. */
const names: readonly string[] =
  'NDIS plan management|Fair Work legislation|FPGA design|VoIP|PowerShell|MATLAB|SAP|MYOB|ERP|AML|SEO|Google Ads|Google Analytics|QuickBooks|Primavera P6|MS Project|Microsoft Office|PowerPoint|A/B testing|AHPRA registration|REDCap|Opera PMS|AutoCAD|Civil 3D|SolidWorks|Autodesk Inventor|BIM|12d Model|Tekla Structures|MicroStation|SketchUp|HVAC|PLC programming|RF scanning|White Card|Adobe Creative Suite|InDesign|UX design|UI design|Premiere Pro|After Effects|JavaScript|TypeScript|C++|C#|.NET|PHP|MATLAB|SQL|MySQL|PostgreSQL|SQL Server|MongoDB|Oracle Database|NoSQL|HTML|CSS|React Native|Node.js|Next.js|GraphQL|REST APIs|CI/CD|DevOps|AWS|Google Cloud|Active Directory|Microsoft 365|SIEM|IT support|ServiceNow|ITIL|Power BI|Google Sheets|SAS|SPSS|Apache Airflow|WordPress|SharePoint|CRM|GIS|English teaching|dbt|pandas|Xero|Python|Java|Figma|Photoshop|Illustrator|Lightroom|Linux|Azure|Tableau|Salesforce|Salesforce administration|React|Angular|Vue.js|Django|Docker|Kubernetes|Terraform|Ansible|Git|Go|Ruby|Swift|Kotlin|R|Selenium|Cypress|Jira|Confluence|Revit|ArchiCAD|Rhino|Inventor|QGIS|ArcGIS|Altium|ANSYS|CATIA|Aspen HYSYS|Aconex|Procore|Primavera|Surpac|Deswik|Leapfrog|Bloomberg|CargoWise|Mailchimp|HubSpot|Zendesk|Moodle|Splunk|Cisco|Windows|Windows Server|VMware|Spring Boot|Flutter|Amadeus|Galileo|Sabre|Fred Dispense|Office 365|Microsoft Project|PEXA|Facebook ads|iOS development|Android development|PRINCE2|AustSwim|B2B sales|GC-MS|TCP/IP|AutoCAD Civil 3D|Working with Children Check'.split(
    '|',
  );

const byName = new Map(names.map((name) => [name.toLowerCase(), name]));

/** A skill with special capitals, as people write it. */
export const ownName = (skill: string): string | undefined => byName.get(skill.toLowerCase());

/** A skill as people write it. */
export const shownName = (skill: string): string => ownName(skill) ?? skill.charAt(0).toUpperCase() + skill.slice(1);
